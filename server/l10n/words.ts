/** What features and commands say in one language. */
export interface Words {
  readonly placeholder: string;
}
