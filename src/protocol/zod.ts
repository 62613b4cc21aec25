import * as z from 'zod/mini';

// The content security policy of the table forbids code made at run time, which zod would try to make.
z.config({ jitless: true });

export { z };
