/** A page that tells more, and why one would go there. */
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
  /** Of an article. */
  readonly slug?: string;
  readonly name: string;
  readonly text: string;
}
