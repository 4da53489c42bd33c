/**
 * A script with the documented globals of https://cdn.paddle.com/paddle/v2/paddle.js, as far as an overlay for one transaction
 * needs them. It must not be imported by the code under test.
 */
export const PADDLE_BROWSER_SCRIPT = String.raw`'use strict';
(() => {
  if (window.PaddleBillingV1) return;
  const BUY = { production: 'https://buy.paddle.com', sandbox: 'https://sandbox-buy.paddle.com' };
  const TOKEN = { production: /^live_/, sandbox: /^test_/ };
  let environment = 'production';
  let options = {};
  let open; // { frame, transactionId, onMessage }

  const send = (event) => options.eventCallback && options.eventCallback(event);
  const emit = (name, status) => send({
    name,
    data: {
      id: 'che_01standin00000000000000000',
      transaction_id: open && open.transactionId,
      status: status || 'draft',
      currency_code: 'EUR',
      custom_data: null,
      customer: { id: null, email: null, address: null, business: null },
      items: [],
      settings: { display_mode: 'overlay', theme: 'light' },
    },
  });
  const fail = (code, detail) => send({
    name: 'checkout.error',
    type: 'front-end_error',
    code,
    detail,
    documentation_url: 'https://developer.paddle.com/api-reference/overview',
  });

  function remove() {
    if (!open) return;
    window.removeEventListener('message', open.onMessage);
    open.frame.remove();
    open = undefined;
  }

  function close() {
    if (open) emit('checkout.closed');
    remove();
  }

  function openCheckout(request) {
    if (!Paddle.Initialized) throw new Error('[PADDLE] You must call Paddle.Initialize() first.');
    if (!request.transactionId) return fail('validation', 'items or transactionId is required.');
    close();
    const settings = Object.assign({}, options.checkout && options.checkout.settings, request.settings);
    const query = new URLSearchParams({
      transaction_id: request.transactionId,
      client_token: options.token,
      locale: settings.locale || navigator.language,
      user_email: (request.customer && request.customer.email) || '',
    });
    const frame = document.createElement('iframe');
    frame.className = 'paddle-frame paddle-frame-overlay';
    frame.name = 'paddle_frame';
    frame.title = 'Paddle Checkout';
    frame.setAttribute('allow', 'payment ' + BUY[environment]);
    Object.assign(frame.style, {
      position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '99999999',
    });
    const onMessage = (message) => {
      if (message.source !== frame.contentWindow || message.origin !== BUY[environment]) return;
      const { event, error } = message.data;
      if (error) {
        remove();
        fail(error, 'The checkout cannot be opened.');
      } else if (event === 'checkout.closed') {
        close();
      } else {
        emit(event, event === 'checkout.completed' ? 'completed' : 'ready');
        if (event === 'checkout.completed' && settings.successUrl) location.assign(settings.successUrl);
      }
    };
    window.addEventListener('message', onMessage);
    open = { frame, transactionId: request.transactionId, onMessage };
    frame.src = BUY[environment] + '/checkout?' + query;
    document.body.append(frame);
  }

  const Paddle = {
    Initialized: false,
    Version: 'v1',
    Status: { libraryVersion: 'stand-in' },
    Environment: {
      set(value) {
        if (!BUY[value]) throw new Error('[PADDLE] Unknown environment.');
        environment = value;
      },
    },
    Initialize(values) {
      if (Paddle.Initialized) return console.warn('[PADDLE] Paddle.Initialize() was already called.');
      if (!TOKEN[environment].test(values.token)) {
        throw new Error('[PADDLE] The token is not of this environment.');
      }
      options = values;
      Paddle.Initialized = true;
    },
    Update(values) {
      options = Object.assign({}, options, values);
    },
    Checkout: { open: openCheckout, close, updateCheckout() {}, updateItems() {} },
    Spinner: { show() {}, hide() {} },
  };
  window.Paddle = Paddle;
  window.PaddleBillingV1 = Paddle;
})();
`;
