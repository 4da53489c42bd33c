/** The words of the live preview; they come with the page (i18n home.ts, `tryOne`). */
export interface TryOneTexts {
  readonly label: string;
  readonly selfie: string;
  readonly headshot: string;
  readonly invitation: string;
  readonly pick: string;
  readonly pickAnother: string;
  readonly style: string;
  readonly privacy: string;
  readonly opening: string;
  readonly sending: string;
  readonly checking: string;
  readonly developing: string;
  readonly ready: string;
  readonly alt: string;
  readonly refused: string;
  readonly notPicture: string;
  readonly failed: string;
  readonly offline: string;
  readonly again: string;
  readonly goOn: string;
  readonly noScript: string;
}
