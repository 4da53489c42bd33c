import type { Provenance } from '../provenance.ts';
import { readContentCredentials } from './read-content-credentials.ts';

/** A JPEG with one grey pixel. */
const PIXEL = Buffer.from(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k=',
  'base64',
);

/** Signs one pixel and verifies it with the reference reader. Returns the failure codes, none if the signature is valid. */
export async function trySigning(provenance: Provenance): Promise<readonly string[]> {
  const signed = await provenance.sign(PIXEL, {
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/softwareImage',
  });
  const statement = await readContentCredentials(signed);
  if (statement === undefined) return ['nothing was signed'];
  return statement.state === 'invalid' ? statement.failures : [];
}
