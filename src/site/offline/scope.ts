/**
 * The world of a service worker, as far as it is used here: TypeScript's own description of it
 * contradicts that of a page, and this program has both.
 */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WindowClient {
  readonly url: string;
  postMessage(message: unknown): void;
}

interface MessageFromPage extends LastingEvent {
  readonly data: unknown;
  readonly source: WindowClient | null;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageFromPage;
}

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}
