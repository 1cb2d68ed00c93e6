package names

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// jobs are the verbs that mean something of their own for those of a role, without articles, and what they mean, by role.
var jobs = sync.OnceValue(func() map[string]map[string][]token.Token {
	all := map[string]map[string][]token.Token{}
	for line := range lexicon.Lines(data.Text("jobs")) {
		roles, rest, _ := strings.Cut(line, ": ")
		words, said, _ := strings.Cut(rest, " = ")
		for _, role := range lexicon.List(roles) {
			if all[role] == nil {
				all[role] = map[string][]token.Token{}
			}
			for _, item := range lexicon.List(words) {
				all[role][withoutArticles(token.Key(item))] = token.Split(said)
			}
		}
	}
	return all
})

// How many words a job has at most with its articles, and how many may stand between a role and what its job is.
const longestJob, jobReach = 7, 7

// JobActs puts what those of a role do into words that the reader knows: a goalkeeper who is diving makes a save, and a scientist who is mixing mixes chemicals.
func JobActs(r vocabulary.Finder, toks []token.Token) []token.Token {
	for i := 0; i < len(toks); i++ {
		if toks[i].Kind != token.Word {
			continue
		}
		s := r.Longest(toks, i)
		role := roleOf(r, s)
		var acts map[string][]token.Token
		if role != "" {
			acts = jobsOf(role)
		}
		for at := s.To; acts != nil && at < min(len(toks), s.To+jobReach) && toks[at].Kind == token.Word; at++ {
			n, said := jobAt(acts, toks, at)
			if n == 0 || at+n < len(toks) && (goesOn[toks[at+n].Text] || isNoun(toks[at].Text) && !endsName(r, toks, at+n)) {
				if someoneElse(r, toks, at) {
					break
				}
				continue
			}
			out := slices.Clone(toks[:at])
			for _, t := range said {
				t.Start, t.End = min(toks[at].Start, toks[at+n-1].Start), max(toks[at].End, toks[at+n-1].End)
				out = append(out, t)
			}
			return append(out, toks[at+n:]...)
		}
		i = max(i, s.To-1)
	}
	return toks
}

// goesOn are the words with which a verb goes on to mean something else: who is "diving into a pool" makes no save.
var goesOn = lexicon.Set("to for into in off from through over onto out with against")

// anyone are the jobs of whoever is named, of a role or not.
const anyone = "anyone"

// jobsOf are the verbs of those of a role, and of anyone.
func jobsOf(role string) map[string][]token.Token {
	own := jobs()[role]
	if role == anyone || own == nil {
		return jobs()[anyone]
	}
	all := maps.Clone(jobs()[anyone])
	maps.Copy(all, own)
	return all
}

// isNoun reports whether what somebody does begins with a noun, which may be the beginning of another name: "family barbecue invitation".
func isNoun(word string) bool {
	return !strings.HasSuffix(word, "ing") && !opening[word]
}

// endsName reports whether no name goes on at a place: a word for a color, or another word than one for a thing.
func endsName(r vocabulary.Finder, toks []token.Token, at int) bool {
	next := r.LongestAhead(toks, at)
	return toks[at].Kind != token.Word || next.Is(vocabulary.Color, vocabulary.Relation, vocabulary.Stop)
}

// opening are the words with which what somebody does begins, besides verbs.
var opening = lexicon.Set("with on at in asleep fell hands arms mid en wild covered full dusted smeared splattered")

// jobAt is how many tokens at a place are a job, and what it means.
func jobAt(acts map[string][]token.Token, toks []token.Token, at int) (int, []token.Token) {
	for n := min(longestJob, len(toks)-at); n > 0; n-- {
		words := make([]string, 0, n)
		for _, t := range toks[at : at+n] {
			if t.Kind == token.Word {
				words = append(words, t.Text)
			}
		}
		if len(words) < n || articles[words[n-1]] || articles[words[0]] {
			continue
		}
		if said := acts[withoutArticles(strings.Join(words, " "))]; said != nil {
			return n, said
		}
	}
	return 0, nil
}

// someoneElse reports whether the word at a place names somebody or an animal: what follows is theirs.
func someoneElse(r vocabulary.Finder, toks []token.Token, at int) bool {
	s := r.At(toks, at, 1)
	id, _ := s.Value(vocabulary.Thing)
	kind := r.Drawable(id)
	return (s.Is(vocabulary.Person) || kind == brief.Person || kind == brief.Animal || kind == brief.Bird) && !s.Is(vocabulary.Describing...)
}

// roleOf is the role that a phrase names, or "".
func roleOf(r vocabulary.Finder, s vocabulary.Phrase) string {
	if def, ok := s.Value(vocabulary.Person); ok {
		role, named := strings.CutPrefix(def, "role:")
		role, _, _ = strings.Cut(role, " ")
		if !named {
			role = anyone
			if strings.Contains(def, "/ice skating") {
				role = "ice-skater"
			}
		}
		return role
	}
	id, _ := s.Value(vocabulary.Thing)
	if r.Drawable(id) == brief.Person {
		return id
	}
	return ""
}
