package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// partly returns what draws the words of tokens from … to, if they name something.
func (p *parser) partly(from, to int) []found {
	s := p.r.at(p.toks, from, to-from)
	if !s.is(thing, person, standIn) || s.is(stop, relation) || p.r.words.Has(p.toks[from].Text, stop) || p.r.words.Has(p.toks[from].Text, relation) {
		return nil
	}
	return p.resolve(s)
}

// resolve returns what draws a noun; several for words such as "couple".
func (p *parser) resolve(s span) []found {
	if id := p.r.variant(s.key); id != "" && !(s.is(person) && p.r.drawable(id) != brief.Person && p.amongPeople(s)) {
		return []found{{kind: p.r.drawable(id), id: id}}
	}
	if def, ok := s.value(person); ok {
		if _, has := p.r.catalog.Role(""); has {
			return people(def)
		}
	}
	if all, ok := p.mixedOf(s); ok {
		return all
	}
	if ids, ok := s.value(several); ok {
		if all := p.r.set(ids); len(all) > 1 {
			return all
		}
	}
	if id := p.inContext(s); id != "" {
		return []found{{kind: p.r.drawable(id), id: id}}
	}
	if id, ok := s.value(thing); ok {
		if kind := p.r.drawable(id); kind != "" {
			if f, ok := p.r.onlyClose(s, id); ok {
				return []found{f}
			}
			return []found{{kind: kind, id: id}}
		}
	}
	if value, ok := s.value(standIn); ok {
		if f, ok := p.r.standIn(s.key, value); ok {
			return []found{f}
		}
	}
	if f, ok := p.r.standInOf(s); ok {
		return []found{f}
	}
	if where, ok := s.value(garment); ok {
		_, name, _ := strings.Cut(where, "/")
		for n, name := range []string{name, garmentPieces[name], name[strings.LastIndex(name, " ")+1:]} {
			if id := things.ID(name); p.r.drawable(id) != "" && (n == 0 || s.to-s.from < 2) {
				return []found{{kind: p.r.drawable(id), id: id}}
			}
		}
	}
	if ids, ok := s.value(mixed); ok {
		return p.r.set(ids)
	}
	return nil
}

// amongPeople reports whether a prompt speaks of what people do or wear, so that a boxer is no dog.
func (p *parser) amongPeople(s span) bool {
	dog := slices.ContainsFunc(p.spans, func(o span) bool {
		return o.from != s.from && (o.key == "dog" || o.key == "puppy" || o.key == "collar" || o.key == "leash" || o.key == "sitting")
	})
	return !dog && slices.ContainsFunc(p.spans, func(o span) bool {
		doing, _ := o.value(pose)
		return o.from != s.from && (o.is(garment) || o.is(body, person) && o.to == s.from || strings.HasPrefix(doing, "punching") || doing == "fighting" || o.key == "ring" || o.key == "punch" || o.is(build) || o.is(skin))
	})
}

// set resolves a line of sets.txt to what of it can be drawn.
func (r *tables) set(ids string) []found {
	var all []found
	for id := range strings.SplitSeq(ids, " + ") {
		if kind := r.drawable(id); kind != "" {
			all = append(all, found{kind: kind, id: id})
		}
	}
	return all
}

// inContext settles words that mean one thing by themselves and another beside what came before.
func (p *parser) inContext(s span) string {
	id := ""
	switch {
	case s.key == "glasses" && p.subj >= 0:
		if t, ok := things.ByID(p.out.Subjects[p.subj].ID); ok && (t.Group == "food-drink" || t.Group == "kitchen") {
			id = "glass"
			if strings.Contains(t.ID, "wine") {
				id = "wine-glass"
			}
		}
	case s.key == "ball" && p.subj >= 0:
		id = gameBalls[p.out.Subjects[p.subj].ID]
	case (s.key == "letter" || s.key == "letters") && p.rel != "" && p.rel != "using" && p.rel != "reading":
		id = "envelope"
	}
	if p.r.drawable(id) == "" {
		return ""
	}
	return id
}

// gameBalls are the balls of those who play and of what is played with.
var gameBalls = map[string]string{
	"baseball-bat": "baseball", "baseball-glove": "baseball", "baseball-player": "baseball", "golf-club": "golf-ball", "tennis-racket": "tennis-ball", "tennis-player": "tennis-ball",
	"soccer-player": "soccer-ball", "football-player": "football", "football-helmet": "football", "basketball-player": "basketball", "basketball-hoop": "basketball", "cheerleader": "football",
}

// variant returns the id of a breed or kind that the catalog has under its own name: "arctic fox".
func (r *tables) variant(key string) string {
	for _, form := range things.Singulars(key) {
		id := things.ID(form)
		if _, ok := things.ByID(id); !ok && r.drawable(id) != "" {
			return id
		}
	}
	return ""
}

// hasArt reports whether a word of no list is a kind that the catalog has.
func (r *tables) hasArt(word string) bool { return r.variant(word) != "" }

// standIn resolves a line of standins.txt.
func (r *tables) standIn(key, value string) (found, bool) {
	id, rest, _ := strings.Cut(value, ";")
	id = strings.TrimSpace(id)
	kind := r.drawable(id)
	if kind == "" {
		return found{}, false
	}
	forms := things.Singulars(key)
	f := found{kind: kind, id: id, wanted: forms[len(forms)-1]}
	if name, ok := strings.CutPrefix(strings.TrimSpace(rest), "color "); ok {
		f.color = name
	}
	return f, true
}

// onlyClose returns the stand-in for another name of a thing that looks different from what is drawn: a grandfather clock is a
// clock, and ours hangs on a wall.
func (r *tables) onlyClose(s span, id string) (found, bool) {
	value, ok := s.value(standIn)
	if t, _ := things.ByID(id); !ok || things.ID(s.key) == t.ID {
		return found{}, false
	}
	f, ok := r.standIn(s.key, value)
	return f, ok && f.id == id
}

// standInOf returns the stand-in of the thing that another name of it names: what stands in for a soda does for a can of soda.
func (r *tables) standInOf(s span) (found, bool) {
	id, ok := s.value(thing)
	if !ok {
		return found{}, false
	}
	t, _ := things.ByID(id)
	value, ok := span{senses: r.words.Senses[t.Name]}.value(standIn)
	if !ok {
		return found{}, false
	}
	return r.standIn(s.key, value)
}

// people turns a line of people.txt into figures.
func people(def string) []found {
	var all []found
	for one := range strings.SplitSeq(def, "+") {
		one = strings.TrimSpace(one)
		if role, ok := strings.CutPrefix(one, "role:"); ok {
			role, body, _ := strings.Cut(role, " ")
			all = append(all, found{kind: brief.Person, id: role, figure: &brief.Figure{Body: body}})
			continue
		}
		one, doing, _ := strings.Cut(one, "/")
		ages, who, _ := strings.Cut(strings.TrimSpace(one), " ")
		all = append(all, found{kind: brief.Person, figure: &brief.Figure{Age: ages, Body: who}, pose: doing})
	}
	return all
}
