// The same in TypeScript.
export const LANES = 3;
export const WORTH = [1, 2, 3] as const;
export enum Move { Stay, Left, Right }
export type Mood = 'calm' | 'hasty';
export interface Lanes { lane: number; mood: Mood; over: boolean; names: string[] }
export function step(env: Lanes, action: Move): Lanes { return env; }
