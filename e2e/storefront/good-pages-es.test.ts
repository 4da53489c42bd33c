import { describeGoodPages } from './good-pages.ts';

describeGoodPages('es');
