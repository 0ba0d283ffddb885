// The parts of two packages that the walk uses: they have a lock file of their own and are not there when types are checked.

declare module 'puppeteer-core' {
  interface Element {
    click(): Promise<void>;
    type(text: string): Promise<void>;
  }

  interface Page {
    setViewport(size: { readonly width: number; readonly height: number }): Promise<void>;
    goto(url: string): Promise<unknown>;
    goBack(): Promise<unknown>;
    evaluate(script: string): Promise<unknown>;
    waitForSelector(
      selector: string,
      options: { readonly visible: boolean; readonly timeout: number },
    ): Promise<Element | null>;
    on(event: 'pageerror', listener: (error: unknown) => void): unknown;
  }

  interface Browser {
    newPage(): Promise<Page>;
    version(): Promise<string>;
    close(): Promise<void>;
  }

  const puppeteer: {
    launch(options: {
      readonly browser: 'firefox';
      readonly executablePath: string;
      readonly headless: boolean;
    }): Promise<Browser>;
  };
  export default puppeteer;
}

declare module 'selenium-webdriver' {
  export interface WebElement {
    click(): Promise<void>;
    sendKeys(text: string): Promise<void>;
    isDisplayed(): Promise<boolean>;
  }

  export interface WebDriver {
    get(url: string): Promise<void>;
    executeScript(script: string): Promise<unknown>;
    findElements(locator: object): Promise<readonly WebElement[]>;
    wait(condition: () => Promise<WebElement | undefined>, timeoutMs: number, message: string): Promise<WebElement>;
    getCapabilities(): Promise<Capabilities>;
    manage(): { window(): { setRect(rect: { readonly width: number; readonly height: number }): Promise<unknown> } };
    quit(): Promise<void>;
  }

  export class Capabilities {
    get(name: string): unknown;
    set(name: string, value: unknown): this;
  }

  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }

  export const By: { xpath(path: string): object };
}
