"""Fault injection: the typed program with one thing wrong, in one backend only, and which level of verification finds it.

`owners.py` where faults may be, `kinds.py` what they are, `choose.py` which are taken, `record.py` what the right build does,
`trial.py` one fault against that, `run.py` all of them, `page.py` the report.
"""
