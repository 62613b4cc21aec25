import { language } from '../i18n/language.ts';

const MINUTE = 60_000;

/** How long ago a moment is: '5 minutes ago', 'yesterday'. */
export function ago(time: number): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const minutes = Math.round((Date.now() - time) / MINUTE);
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 60 * 24) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / (60 * 24)), 'day');
}
