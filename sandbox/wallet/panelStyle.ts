/** Both colour schemes; the variables have names of their own, or the console's rules would apply. */
export const panelStyle = `
:host { --wallet-surface: #ffffff; --wallet-text: #1e293b; --wallet-muted: #475569; --wallet-line: #cbd5e1; --wallet-accent: #92400e; --wallet-on-accent: #ffffff; }
:host([data-scheme='dark']) { --wallet-surface: #1e293b; --wallet-text: #f1f5f9; --wallet-muted: #cbd5e1; --wallet-line: #475569; --wallet-accent: #fbbf24; --wallet-on-accent: #1c1917; }
aside { position: fixed; right: 8px; bottom: 8px; z-index: 2147483647; font: 14px/1.4 system-ui, sans-serif; color: var(--wallet-text);
  display: flex; flex-direction: column; align-items: flex-end; gap: 8px; pointer-events: none; }
aside > * { pointer-events: auto; }
[role='dialog'] { box-sizing: border-box; width: min(340px, calc(100vw - 16px)); max-height: calc(100vh - 64px); overflow: auto; padding: 16px;
  background: var(--wallet-surface); border: 1px solid var(--wallet-line); border-radius: 8px; box-shadow: 0 8px 24px rgb(0 0 0 / 0.25); }
h2 { margin: 0 0 4px; font-size: 16px; }
p { margin: 0 0 12px; color: var(--wallet-muted); font-size: 12px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin: 0 0 12px; font-size: 13px; }
dt { color: var(--wallet-muted); }
dd { margin: 0; overflow-wrap: anywhere; font-family: ui-monospace, monospace; font-size: 12px; }
label { display: grid; gap: 2px; margin-bottom: 8px; font-size: 12px; color: var(--wallet-muted); }
select, button { font: inherit; font-size: 14px; color: var(--wallet-text); background: var(--wallet-surface); border: 1px solid var(--wallet-line); border-radius: 8px; }
select { min-height: 32px; width: 100%; }
button { min-height: 36px; padding: 0 14px; cursor: pointer; }
.actions { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; margin-top: 12px; }
.primary { background: var(--wallet-accent); color: var(--wallet-on-accent); border-color: var(--wallet-accent); }
.badge { position: fixed; right: 0; top: 50%; min-height: 32px; height: 32px; width: 24px; padding: 0; border-right: 0; border-radius: 8px 0 0 8px; font-size: 11px; font-weight: 600;
  background: var(--wallet-accent); color: var(--wallet-on-accent); border-color: var(--wallet-surface); }
.badge::before { content: ''; display: block; width: 16px; height: 16px; margin: auto; background: currentcolor;
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' stroke-width='1.8'%3E%3Cpath d='M3 6h14v10H3zM3 6l9-3v3M13 11h1.5'/%3E%3C/svg%3E"); }
@media print { aside { display: none; } }
@media (forced-colors: active) { .badge::before { background: ButtonText; } }
:focus-visible { outline: 2px solid var(--wallet-accent); outline-offset: 2px; }
`
