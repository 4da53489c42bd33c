import { describeMainJob } from './main-job.ts';

describeMainJob('de');
