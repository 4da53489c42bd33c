/** A link to a related page, with the reason to read it. */
export interface RelatedLink {
  readonly page:
    | 'createHeadshot'
    | 'pricing'
    | 'examples'
    | 'about'
    | 'cvPhoto'
    | 'resumePhoto'
    | 'resumeHeadshot'
    | 'aiResumePhoto'
    | 'linkedinPhotoReview'
    | 'resumePhotoReview'
    | 'resumePhotoCropper'
    | 'privacyPolicy'
    | 'article';
  /** The slug, when the page is an article. */
  readonly slug?: string;
  readonly name: string;
  readonly text: string;
}
