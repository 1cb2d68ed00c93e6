package senses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// Partly returns what draws the words of tokens from … to, if they name something.
func Partly(p *state.Parser, from, to int) []Found {
	s := p.Tables.At(p.Tokens, from, to-from)
	if !s.Is(vocabulary.Thing, vocabulary.Person, vocabulary.StandIn) || s.Is(vocabulary.Stop, vocabulary.Relation) || p.Tables.Words.Has(p.Tokens[from].Text, vocabulary.Stop) || p.Tables.Words.Has(p.Tokens[from].Text, vocabulary.Relation) {
		return nil
	}
	return Resolve(p, s)
}

// Resolve returns what draws a noun; several for words such as "couple".
func Resolve(p *state.Parser, s state.Span) []Found {
	if id := variant(p.Tables, s.Key); id != "" && !(s.Is(vocabulary.Person) && p.Tables.Drawable(id) != brief.Person && amongPeople(p, s)) {
		return []Found{{Kind: p.Tables.Drawable(id), ID: id}}
	}
	if def, ok := s.Value(vocabulary.Person); ok {
		if _, has := p.Tables.Catalog.Role(""); has {
			all := People(def)
			if len(all) == 1 && p.Tables.Words.More[s.Key] {
				all[0].Wanted = s.Key
			}
			return all
		}
	}
	if all, ok := mixedOf(p, s); ok {
		return all
	}
	if ids, ok := s.Value(vocabulary.Several); ok {
		if all := set(p.Tables, ids); len(all) > 1 {
			return all
		}
	}
	if id := inContext(p, s); id != "" {
		return []Found{{Kind: p.Tables.Drawable(id), ID: id}}
	}
	if id, ok := s.Value(vocabulary.Thing); ok {
		if kind := p.Tables.Drawable(id); kind != "" {
			if f, ok := onlyClose(p.Tables, s, id); ok {
				return []Found{f}
			}
			return []Found{{Kind: kind, ID: id}}
		}
	}
	if value, ok := s.Value(vocabulary.StandIn); ok {
		if f, ok := standIn(p.Tables, s.Key, value); ok {
			return []Found{f}
		}
	}
	if f, ok := standInOf(p.Tables, s); ok {
		return []Found{f}
	}
	if where, ok := s.Value(vocabulary.Garment); ok {
		_, name, _ := strings.Cut(where, "/")
		for n, name := range []string{name, garmentPieces[name], name[strings.LastIndex(name, " ")+1:]} {
			if id := things.ID(name); p.Tables.Drawable(id) != "" && (n == 0 || s.To-s.From < 2) {
				return []Found{{Kind: p.Tables.Drawable(id), ID: id}}
			}
		}
	}
	if ids, ok := s.Value(vocabulary.Mixed); ok {
		return set(p.Tables, ids)
	}
	return nil
}

// amongPeople reports whether a prompt speaks of what people do or wear, so that a boxer is no dog.
func amongPeople(p *state.Parser, s state.Span) bool {
	dog := slices.ContainsFunc(p.Spans, func(o state.Span) bool {
		return o.From != s.From && (o.Key == "dog" || o.Key == "puppy" || o.Key == "collar" || o.Key == "leash" || o.Key == "sitting")
	})
	return !dog && slices.ContainsFunc(p.Spans, func(o state.Span) bool {
		doing, _ := o.Value(vocabulary.Pose)
		if kind, _ := o.Value(vocabulary.Relation); strings.HasSuffix(kind, "fighting") {
			return true
		}
		return o.From != s.From && (o.Is(vocabulary.Garment) || o.Is(vocabulary.Body, vocabulary.Person) && o.To == s.From || strings.HasPrefix(doing, "punching") || doing == "fighting" || o.Key == "ring" || o.Key == "match" || o.Key == "punch" || o.Is(vocabulary.Build) || o.Is(vocabulary.Skin))
	})
}

// set resolves a line of sets.txt to what of it can be drawn.
func set(r *state.Tables, ids string) []Found {
	var all []Found
	for id := range strings.SplitSeq(ids, " + ") {
		if kind := r.Drawable(id); kind != "" {
			all = append(all, Found{Kind: kind, ID: id})
		}
	}
	return all
}

// hotDrinks are drunk from cups, so that glasses beside them are worn.
var hotDrinks = lexicon.Set("tea-cup coffee-cup coffee mug cup tea latte hot-chocolate teapot")

// inContext settles words that mean one thing by themselves and another beside what came before.
func inContext(p *state.Parser, s state.Span) string {
	id := ""
	switch {
	case s.Key == "glasses" && p.Subj >= 0:
		if t, ok := things.ByID(p.Out.Subjects[p.Subj].ID); ok && (t.Group == "food-drink" || t.Group == "kitchen") && !hotDrinks[t.ID] {
			id = "glass"
			if strings.Contains(t.ID, "wine") {
				id = "wine-glass"
			}
		}
	case s.Key == "ball" && p.Subj >= 0:
		id = gameBalls[p.Out.Subjects[p.Subj].ID]
	case (s.Key == "letter" || s.Key == "letters") && p.Pending.Kind != "":
		id = "envelope"
	}
	if p.Tables.Drawable(id) == "" {
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
func variant(r *state.Tables, key string) string {
	for _, form := range things.Singulars(key) {
		id := things.ID(form)
		if _, ok := things.ByID(id); !ok && r.Drawable(id) != "" {
			return id
		}
	}
	return ""
}

// HasArt reports whether a word of no list is a kind that the catalog has.
func HasArt(r *state.Tables, word string) bool { return variant(r, word) != "" }

// standIn resolves a line of standins.txt.
func standIn(r *state.Tables, key, value string) (Found, bool) {
	id, rest, _ := strings.Cut(value, ";")
	id = strings.TrimSpace(id)
	kind := r.Drawable(id)
	if kind == "" {
		return Found{}, false
	}
	forms := things.Singulars(key)
	f := Found{Kind: kind, ID: id, Wanted: forms[len(forms)-1]}
	if name, ok := strings.CutPrefix(strings.TrimSpace(rest), "color "); ok {
		f.Color = name
	}
	return f, true
}

// onlyClose returns the stand-in for another name of a thing that looks different from what is drawn: a grandfather clock is a
// clock, and ours hangs on a wall.
func onlyClose(r *state.Tables, s state.Span, id string) (Found, bool) {
	value, ok := s.Value(vocabulary.StandIn)
	if t, _ := things.ByID(id); !ok || things.ID(s.Key) == t.ID {
		return Found{}, false
	}
	f, ok := standIn(r, s.Key, value)
	return f, ok && f.ID == id
}

// standInOf returns the stand-in of the thing that another name of it names: what stands in for a soda does for a can of soda.
func standInOf(r *state.Tables, s state.Span) (Found, bool) {
	id, ok := s.Value(vocabulary.Thing)
	if !ok {
		return Found{}, false
	}
	t, _ := things.ByID(id)
	value, ok := state.Span{Senses: r.Words.Senses[t.Name]}.Value(vocabulary.StandIn)
	if !ok {
		return Found{}, false
	}
	return standIn(r, s.Key, value)
}

// People turns a line of people.txt into figures.
func People(def string) []Found {
	var all []Found
	for one := range strings.SplitSeq(def, "+") {
		one = strings.TrimSpace(one)
		if role, ok := strings.CutPrefix(one, "role:"); ok {
			role, doing, _ := strings.Cut(role, "/")
			role, who, _ := strings.Cut(strings.TrimSpace(role), " ")
			figure := &brief.Figure{Body: who}
			if age, body, aged := strings.Cut(who, " "); aged { // "role:pilgrim child man"
				figure = &brief.Figure{Age: age, Body: body}
			}
			all = append(all, Found{Kind: brief.Person, ID: role, Figure: figure, Pose: doing})
			continue
		}
		one, doing, _ := strings.Cut(one, "/")
		ages, who, _ := strings.Cut(strings.TrimSpace(one), " ")
		all = append(all, Found{Kind: brief.Person, Figure: &brief.Figure{Age: ages, Body: who}, Pose: doing})
	}
	return all
}

// garmentPieces are the pieces that show a garment by itself.
var garmentPieces = map[string]string{
	"polo": "shirt", "blouse": "shirt", "tunic": "shirt", "turtleneck": "sweater", "flats": "shoe", "shoes": "shoe", "chinos": "pants", "gown": "dress", "leggings": "leggings",
	"jumpsuit": "overalls", "sneakers": "sneaker", "high tops": "sneaker", "cleats": "sneaker", "tall boots": "boot", "boots": "boot", "pearls": "necklace", "peaked cap": "police-hat",
	"martial arts": "kimono", "slippers": "slippers", "camouflage": "pants",
}

// Found is what a noun turned out to be.
type Found struct {
	Kind     brief.Kind
	ID       string
	Figure   *brief.Figure
	Wanted   string // not empty: something close is drawn for it
	Business string // not empty: the kind of business whose mark it is
	Color    string
	Pose     string
	Mix      []string // further pieces that the copies take turns with
	Name     string   // what it is as a whole, if not empty
}
