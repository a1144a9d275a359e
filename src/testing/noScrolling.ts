// jsdom lays nothing out, so it knows no scrolling.
Element.prototype.scrollIntoView = () => undefined
