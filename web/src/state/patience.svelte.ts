const LONG = 500; // milliseconds: longer than an answer takes on most ways to the server and back

/** After an answer was given, the table stays drawn as it was for a moment, since the next question is near. */
export class Patience {
  on = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    this.on = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.on = false), LONG);
  }

  end(): void {
    clearTimeout(this.timer);
    this.on = false;
  }
}
