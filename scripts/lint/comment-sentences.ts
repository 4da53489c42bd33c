/** ESLint rule that refuses comments that open with a fragment, such as "What a list shows." */
import { relative } from 'node:path';
import type { Rule } from 'eslint';
import { commentsOf, opensWithFragment } from '../measure-code/comments.ts';

export const commentSentences: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { fragment: 'Write a sentence with a subject and a verb instead of “{{opening}} …”.' },
  },
  create({ sourceCode, filename, cwd, report }) {
    return {
      Program() {
        for (const { line, text } of commentsOf(sourceCode.text, relative(cwd, filename))) {
          if (!opensWithFragment(text)) continue;
          const opening = text.split(' ').slice(0, 3).join(' ');
          report({ loc: { line, column: 0 }, messageId: 'fragment', data: { opening } });
        }
      },
    };
  },
};
