/** What can be put into a message. */
export type Value = string | number | boolean;

/** What a message without arguments is given. */
export type NoArguments = { readonly [name: string]: never };

/** A compiled message. Throws when an argument is missing or has the wrong kind. */
type Message = (args: { readonly [name: string]: unknown }) => string;

/** The messages of one language by their keys. */
export type Catalogue = Readonly<Record<string, Message | undefined>>;
