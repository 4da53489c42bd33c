import type { Language } from '../../../src/catalog/languages.ts';
import { pagePath } from '../../../src/page-urls.ts';
import type { Answer, RequestKind, WebServers } from '../service/web-servers.ts';
import { PUBLIC_URL } from '../providers.ts';

/** A customer's browser, with its cookies and the language of its pages. */
export class Browser {
  readonly language: Language;
  readonly #web: WebServers;
  readonly #cookies = new Map<string, string>();

  constructor(web: WebServers, language: Language) {
    this.#web = web;
    this.language = language;
  }

  async post(path: string, body: unknown, kind: RequestKind, killProbability = 0): Promise<Answer> {
    const answer = await this.#web.request(kind, this.#request(path, body), killProbability);
    this.#store(answer);
    return answer;
  }

  /** Sends the same request twice at the same time, as an impatient click does. */
  async postTwice(path: string, body: unknown, kind: RequestKind): Promise<readonly Answer[]> {
    const answers = await this.#web.requestAtBoth(kind, () => this.#request(path, body));
    answers.forEach((answer) => this.#store(answer));
    return answers;
  }

  /** Returns a browser with the same cookies, as a second tab has. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #request(path: string, body: unknown): Request {
    const headers = new Headers({
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      Referer: PUBLIC_URL + pagePath('createHeadshot', this.language),
      'Accept-Language': this.language,
    });
    if (this.#cookies.size > 0) headers.set('Cookie', this.cookies);
    return new Request(PUBLIC_URL + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  #store(answer: Answer): void {
    if (answer === 'lost') return;
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
  }
}
