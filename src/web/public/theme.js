// Before anything is drawn: the colours and the language that were chosen last.
(() => {
  const root = document.documentElement;
  const recall = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(`schiltron.${name}`);
    } catch {
      return null;
    }
  };
  const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = recall('theme') ?? dark;
  root.lang = recall('language') ?? 'en';
})();
