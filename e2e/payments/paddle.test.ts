import { describeProvider } from './describe-provider.ts';
import { PADDLE } from './paddle-provider.ts';

describeProvider(PADDLE);
