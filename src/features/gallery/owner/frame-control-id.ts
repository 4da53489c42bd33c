export type FrameControl = 'enlarge' | 'favourite' | 'select' | 'remake';

/** Names one control of one frame on the sheet, so that the focus can be brought to it. */
export function frameControlId(control: FrameControl, number: number): string {
  return `${control}-${number}`;
}
