// Places on the page of a panel whose content may be wider than they are.

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) if (target instanceof HTMLElement) update(target);
});

/**
 * Lets the keyboard reach a place that has another content now, while that is wider than the place: then the arrow keys move it.
 * @param {HTMLElement} place
 */
export function reachable(place) {
  observer.observe(place);
  update(place);
}

/** @param {HTMLElement} place */
function update(place) {
  const isWider = place.scrollWidth > place.clientWidth;
  place.toggleAttribute('tabindex', isWider);
  if (isWider) place.tabIndex = 0;
}
