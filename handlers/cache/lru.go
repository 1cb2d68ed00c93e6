package cache

import "container/list"

// lru holds pages up to a number of bytes, and lets go first of the one that was not asked for the longest.
type lru struct {
	most, bytes int
	order       *list.List // of *entry, the latest asked for in front
	byKey       map[string]*list.Element
}

type entry struct {
	key  string
	page *page
}

func newLRU(most int) lru {
	return lru{most: most, order: list.New(), byKey: map[string]*list.Element{}}
}

func (l *lru) get(key string) *page {
	element, ok := l.byKey[key]
	if !ok {
		return nil
	}
	l.order.MoveToFront(element)
	return element.Value.(*entry).page
}

func (l *lru) put(key string, p *page) {
	l.remove(key)
	l.byKey[key] = l.order.PushFront(&entry{key, p})
	l.bytes += p.size() + len(key)
	for l.bytes > l.most {
		l.remove(l.order.Back().Value.(*entry).key)
	}
}

func (l *lru) remove(key string) {
	element, ok := l.byKey[key]
	if !ok {
		return
	}
	delete(l.byKey, key)
	l.bytes -= l.order.Remove(element).(*entry).page.size() + len(key)
}
