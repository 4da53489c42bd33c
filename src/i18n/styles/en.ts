import type { StyleId } from '../../base/style-ids.ts';

/** Name and one sentence of each look. */
export const styles: Record<StyleId, { name: string; sentence: string }> = {
  academic: { name: 'Academic', sentence: 'Book spines, oak and lamplight, for university and research.' },
  casual: { name: 'Casual', sentence: 'Daylight and an everyday room, for teams that do without ties.' },
  corporate: {
    name: 'Corporate',
    sentence: 'Cool office light and a calm background, for classic applications.',
  },
  creative: { name: 'Creative', sentence: 'Colour and contrast, for portfolios, studios and stages.' },
  greenery: { name: 'Greenery', sentence: 'Soft leaves far out of focus, fresh and close to nature.' },
  realEstate: { name: 'Real estate', sentence: 'Bright architecture behind you, for agents and advisers.' },
  warm: { name: 'Warm', sentence: 'Late sun and earthy tones, for work with people.' },
};

export type StylesTexts = typeof styles;
