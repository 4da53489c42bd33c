/** The texts of the live demo. They are `liveDemo` of i18n/home and arrive with the page's data. */
export interface LiveDemoTexts {
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
  readonly notPhoto: string;
  readonly failed: string;
  readonly offline: string;
  readonly again: string;
  readonly addMoreSelfies: string;
  readonly noScript: string;
}
