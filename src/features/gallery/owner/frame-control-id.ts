export type FrameControl = 'enlarge' | 'favourite' | 'select' | 'remake';

/** Returns the element id of one control of a frame, so that the focus can be moved to it. */
export function frameControlId(control: FrameControl, number: number): string {
  return `${control}-${number}`;
}
