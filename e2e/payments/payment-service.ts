import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Language } from '../../src/catalog/languages.ts';
import { pagePath } from '../../src/page-urls.ts';
import type { PaymentStandIn } from '../../test/payment-stand-ins/stand-in.ts';
import { type Backend, openBackend } from '../customer-journey/backend.ts';
import { type SharedService, sharedService } from '../shared-service.ts';
import type { Visitor } from '../visitor.ts';
import { routeToStandIn, watchHosts } from './browser-routes.ts';
import { redirectedHosts } from './preload-redirect.ts';
import type { OpenedProvider, ProviderUnderTest } from './provider-under-test.ts';
import { startWebhookCourier, type WebhookCourier } from './webhook-courier.ts';

export interface Buyer extends Visitor {
  /** The hosts to which this browser has sent requests. */
  readonly hosts: ReadonlySet<string>;
}

export interface PaymentService {
  readonly service: SharedService;
  readonly backend: Backend;
  readonly standIn: PaymentStandIn;
  readonly courier: WebhookCourier;
  /** A visitor whose browser reaches the stand-in instead of the provider. */
  visit(language: Language): Promise<Buyer>;
}

/** One service that takes payments by a provider's stand-in, for all tests of a file. */
export function paymentService(
  provider: ProviderUnderTest,
  more: Readonly<Record<string, string>> = {},
): PaymentService {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichtbild-products-'));
  const productsFile = path.join(folder, 'payment-products.json');
  let opened: OpenedProvider | undefined;
  let backend: Backend | undefined;
  let courier: WebhookCourier | undefined;

  beforeAll(async () => {
    opened = await provider.open();
    await writeFile(productsFile, JSON.stringify({ [provider.name]: opened.products }));
  });
  // The hooks after the tests run in the reverse order: the courier ends first, then the service, then the stand-in.
  afterAll(async () => {
    await opened?.standIn[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });
  const service = sharedService(() => {
    const { standIn, env } = opened!;
    return {
      ...{ PAYMENTS: provider.name, PAYMENT_PRODUCTS: productsFile, ...env, ...more },
      ...redirectedHosts(standIn.hosts, standIn.origin),
    };
  });
  beforeAll(async () => {
    opened!.setReturnUrl?.(`${service.lichtbild.url}${pagePath('createHeadshot', 'en')}?ordered=1`);
    backend = await openBackend(service.lichtbild);
    courier = startWebhookCourier(opened!.standIn, service.lichtbild.url);
  });
  afterAll(async () => {
    await courier?.[Symbol.asyncDispose]();
    await backend?.[Symbol.asyncDispose]();
  });

  return {
    service,
    get backend() {
      return backend!;
    },
    get standIn() {
      return opened!.standIn;
    },
    get courier() {
      return courier!;
    },
    async visit(language) {
      const visitor = await service.visit(language);
      await routeToStandIn(visitor.context, opened!.standIn);
      return { ...visitor, hosts: watchHosts(visitor.context) };
    },
  };
}
