package senses

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// timed is the state of pieces that show the time that they are told.
const timed = "time"

// clockLeads are the words that lead from a clock to the time that it shows.
var clockLeads = lexicon.Set("at showing shows show reading reads read displaying displays set to on that says say saying which with its the a hands hand pointing points point time of striking strikes strike stopped stuck is")

// hoursOf and minutesOf are the numbers in words that tell a time.
var (
	hoursOf   = strings.Fields("twelve one two three four five six seven eight nine ten eleven")
	minutesOf = map[string]int{"quarter": 15, "half": 30, "five": 5, "ten": 10, "twenty": 20}
)

// TellsTime reports whether the drawing of a thing shows the time that it is told.
func TellsTime(r *state.Tables, id string) bool { return slices.Contains(r.Catalog.States(id), timed) }

// ClockTimes makes the words for the time that a clock shows one state of it: "clock showing 3 o'clock", "5:30 alarm clock".
func ClockTimes(p *state.Parser) {
	if slices.ContainsFunc(p.Spans, func(s state.Span) bool { id, ok := s.Value(vocabulary.Thing); return ok && TellsTime(p.Tables, id) }) {
		for i := 1; i < len(p.Spans); i++ {
			if s := p.Spans[i]; (s.Key == "midnight" || s.Key == "at midnight") && clockLeads[p.WordAt(s.From-1)] {
				joinTime(p, s.From, s.To, 12, 0) // no night around it
			}
		}
	}
	for i := 0; i < len(p.Spans); i++ {
		id, ok := p.Spans[i].Value(vocabulary.Thing)
		if !ok || !TellsTime(p.Tables, id) {
			continue
		}
		if at, h, m := timeBefore(p, i); at >= 0 {
			i -= joinTime(p, p.Spans[at].From, timeEnd(p, p.Spans[at].From, false), h, m)
		} else {
			last := i
			for p.Span(last + 1).Is(vocabulary.State) {
				last++ // "alarm clock ringing at 6"
			}
			if from := p.Spans[last].To; from < len(p.Tokens) {
				timeAfter(p, from)
			}
		}
	}
}

// timeBefore finds the time that is told before the clock of span i, and of which only words for its look come after.
func timeBefore(p *state.Parser, i int) (at, hour, minute int) {
	for at := i - 1; at >= 0 && at >= i-6; at-- {
		h, m, to := timeOfDay(p.Tokens, p.Spans[at].From, false)
		if to == 0 {
			continue
		}
		for k := at; k < i; k++ {
			if p.Spans[k].From >= to && !p.Spans[k].Is(vocabulary.Describing...) {
				return -1, 0, 0
			}
		}
		if to > p.Spans[i].From {
			return -1, 0, 0
		}
		return at, h, m
	}
	return -1, 0, 0
}

// timeEnd is where a time ends that begins at a token.
func timeEnd(p *state.Parser, from int, bare bool) int {
	_, _, to := timeOfDay(p.Tokens, from, bare)
	return to
}

// timeAfter reads the time that follows a clock, with the words that lead to it.
func timeAfter(p *state.Parser, from int) {
	at := from
	for at < len(p.Tokens) && p.Tokens[at].Kind == token.Word && clockLeads[p.Tokens[at].Text] {
		if _, _, to := timeOfDay(p.Tokens, at, false); to > 0 {
			break // "a quarter past two"
		}
		at++
	}
	if at == len(p.Tokens) {
		return
	}
	if h, m, to := timeOfDay(p.Tokens, at, at > from); to > 0 {
		joinTime(p, from, to, h, m)
	}
}

// joinTime makes one span of tokens, and returns by how many spans there are less now; spans that reach beyond stay as they are.
func joinTime(p *state.Parser, from, to, hour, minute int) int {
	first := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.From == from })
	last := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.To == to })
	if first < 0 || last < first {
		return 0
	}
	words := make([]string, 0, to-from)
	for _, t := range p.Tokens[from:to] {
		words = append(words, t.Text)
	}
	told := state.Span{From: from, To: to, Kind: token.Word, Key: strings.Join(words, " "), Senses: []vocabulary.Sense{{Class: vocabulary.State, Value: fmt.Sprintf("%d:%02d", hour, minute)}}}
	p.Spans = slices.Replace(p.Spans, first, last+1, told)
	return last - first
}

// timeOfDay reads a time of day that begins at token i, and returns the token after it, or 0. A bare number is a time where bare is set.
func timeOfDay(toks []token.Token, i int, bare bool) (hour, minute, to int) {
	switch t := toks[i]; {
	case t.Kind == token.Quote:
		inner := token.Split(t.Text)
		if len(inner) == 0 {
			return 0, 0, 0
		}
		if h, m, end := timeOfDay(inner, 0, false); end == len(inner) {
			return h, m, i + 1
		}
		return 0, 0, 0
	case t.Kind != token.Word:
		return 0, 0, 0
	case t.Text == "midnight" || t.Text == "noon" || t.Text == "midday":
		return 12, 0, i + 1
	case t.Text == "a":
		if i+1 < len(toks) && toks[i+1].Text == "quarter" {
			return timeOfDay(toks, i+1, false)
		}
		return 0, 0, 0
	}
	if h, m, to := spokenTime(toks, i); to > 0 {
		return h, m, to
	}
	h, ok := hourIn(toks[i].Text)
	half := strings.TrimRight(toks[i].Text, "apm") != toks[i].Text
	if !ok {
		return 0, 0, 0
	}
	if i+2 < len(toks) && toks[i+1].Kind == token.Pause && toks[i+1].Start == toks[i].End && toks[i+2].Start == toks[i+1].End && !half {
		digits := strings.TrimRight(toks[i+2].Text, "apm")
		if m, err := strconv.Atoi(digits); err == nil && len(digits) == 2 && m < 60 {
			return h, m, afterNoon(toks, i+3)
		}
	}
	if next := i + 1; next < len(toks) && dayHalves[toks[next].Text] {
		return h, 0, next + 1
	} else if next < len(toks) && strings.HasPrefix(strings.ToLower(toks[next].Raw), "o'c") || next < len(toks) && toks[next].Text == "oclock" {
		return h, 0, afterNoon(toks, next+1)
	} else if next+1 < len(toks) && toks[next].Text == "o" && toks[next+1].Text == "clock" {
		return h, 0, afterNoon(toks, next+2)
	}
	if half || bare && !countsNext(toks, i+1) {
		return h, 0, i + 1
	}
	return 0, 0, 0
}

// dayHalves are the words after an hour that say which one of the day it is, which no dial shows.
var dayHalves = lexicon.Set("am pm")

func afterNoon(toks []token.Token, i int) int {
	if i < len(toks) && dayHalves[toks[i].Text] {
		return i + 1
	}
	return i
}

// countsNext reports whether a number before token i would count what is named there.
func countsNext(toks []token.Token, i int) bool {
	return i < len(toks) && toks[i].Kind == token.Word && !slices.Contains([]string{"on", "with", "and", "in", "hanging", "beside", "next", "under", "above"}, toks[i].Text)
}

// hourIn reads "7", "7pm", "07" and "seven".
func hourIn(word string) (int, bool) {
	if n := slices.Index(hoursOf, word); n >= 0 {
		return n, true
	}
	n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSuffix(word, "am"), "pm"))
	return n, err == nil && n >= 0 && n < 24 && len(word) <= 4
}

// spokenTime reads "half past two", "quarter to nine" and "ten minutes past ten".
func spokenTime(toks []token.Token, i int) (hour, minute, to int) {
	m, ok := minutesOf[toks[i].Text]
	if n, err := strconv.Atoi(toks[i].Text); err == nil && n < 60 {
		m, ok = n, true
	}
	if i++; ok && i < len(toks) && (toks[i].Text == "minutes" || toks[i].Text == "five" && m == 20) {
		if toks[i].Text == "five" {
			m = 25
		}
		i++
	}
	if !ok || i+1 >= len(toks) {
		return 0, 0, 0
	}
	h, ok := hourIn(toks[i+1].Text)
	switch {
	case !ok:
	case toks[i].Text == "past" || toks[i].Text == "after":
		return h, m, i + 2
	case (toks[i].Text == "to" || toks[i].Text == "till" || toks[i].Text == "before") && m > 0:
		return (h + 11) % 12, 60 - m, i + 2
	}
	return 0, 0, 0
}
