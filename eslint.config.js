import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { commentSentences } from './scripts/lint/comment-sentences.ts';
import { tableWriters } from './scripts/lint/table-writers.ts';

export default tseslint.config(
  { ignores: ['build/', 'node_modules/', '.react-router/', 'data/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {
      house: { rules: { 'table-writers': tableWriters, 'comment-sentences': commentSentences } },
    },
    rules: { 'house/comment-sentences': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    rules: { 'house/table-writers': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/main/**', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only src/main/ reads the environment.' },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{test,spec}.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'it', property: 'only' },
        { object: 'describe', property: 'only' },
        { object: 'it', property: 'todo' },
      ],
    },
  },
);
