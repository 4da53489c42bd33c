import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import { commentSentences } from './comment-sentences.ts';

Object.assign(RuleTester, { afterAll, describe, it, itOnly: it });

new RuleTester().run('comment-sentences', commentSentences, {
  valid: [
    '/** The fields of an article that list pages need. */\nconst fields = 1;',
    // Adjoining lines are one comment, so only its first line opens it.
    '// A list shows\n// what fits.\nconst list = 1;',
    'const text = "// What a string holds";',
  ],
  invalid: [
    {
      code: 'const a = 1;\n/** What a list shows of an article. */\nconst b = 2;',
      errors: [{ messageId: 'fragment', line: 2 }],
    },
    { code: 'const rows = 9; // So many rows a page.', errors: [{ messageId: 'fragment', line: 1 }] },
    {
      code: '// How the page ends.\nconst a = 1;\n\n// Of no shoot.\nconst b = 2;',
      errors: [
        { messageId: 'fragment', line: 1 },
        { messageId: 'fragment', line: 4 },
      ],
    },
  ],
});
