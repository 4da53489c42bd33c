import { describeGoodPages } from './good-pages.ts';

describeGoodPages('en');
