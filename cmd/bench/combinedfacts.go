package main

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/illustrator/brief"
)

// factReader takes apart what prompts are read as, and keeps it: the same parts come again in many prompts.
type factReader struct {
	artist *illustrator.Engine
	known  map[string]map[string]bool
}

// alike are relations that differ only in their words.
var alike = map[string]string{
	"with": "beside", "and": "beside", "riding": "on", "sitting on": "on", "standing on": "on", "lying on": "on", "inside": "on", "carrying": "holding", "using": "holding",
	"playing": "holding", "reading": "holding",
}

// placed are the relations that hold for somebody and for what they sit on alike: beside the bench is beside who sits on it.
var placed = map[string]bool{"beside": true, "in front of": true, "behind": true, "around": true, "under": true, "between": true, "on": true, "floating around": true}

// facts are what the brief of a prompt says, each as one string: "animal:cat.color=black", "animal:cat (on) piece:bench".
func (r factReader) facts(prompt string) map[string]bool {
	if f := r.known[prompt]; f != nil {
		return f
	}
	b := r.artist.Read(engine.Request{Prompt: prompt})
	facts := map[string]bool{}
	if b.Reading.Refused != "" {
		facts["refused"] = true
	}
	names := make([]string, len(b.Subjects))
	seen := map[string]int{}
	for i, s := range b.Subjects {
		name := string(s.Kind) + ":" + s.ID
		if s.Person != nil && s.Kind == brief.Person {
			name += s.Person.Age + s.Person.Body
		}
		if seen[name]++; seen[name] > 1 {
			name += "#" + strconv.Itoa(seen[name])
		}
		names[i], facts[name] = name, true
		s.Words, s.Kind, s.ID = "", "", ""
		if s.Count == 1 {
			s.Count = 0
		}
		flatten(name, plain(s), facts)
	}
	for _, fact := range relationFacts(b, names) {
		facts[fact] = true
	}
	b.Subjects, b.Relations, b.Prompt, b.Reading, b.Style.Asked = nil, nil, "", brief.Reading{}, nil
	flatten("", plain(b), facts)
	r.known[prompt] = facts
	return facts
}

func relationFacts(b brief.Brief, names []string) (facts []string) {
	sitter := map[int]int{}
	for _, r := range b.Relations {
		if _, ok := sitter[r.To]; !ok && alike[r.Kind] == "on" && b.Subjects[r.From].Person != nil {
			sitter[r.To] = r.From
		}
	}
	for _, r := range b.Relations {
		kind, from, to := r.Kind, r.From, r.To
		if same, ok := alike[kind]; ok {
			kind = same
		}
		if i, ok := sitter[from]; ok && placed[kind] && to != i {
			from = i
		}
		if i, ok := sitter[to]; ok && placed[kind] && from != i {
			to = i
		}
		if kind == "beside" && names[to] < names[from] {
			from, to = to, from
		}
		facts = append(facts, names[from]+" ("+kind+") "+names[to])
	}
	return facts
}

// plain is a value as JSON has it.
func plain(v any) (out any) {
	text, err := json.Marshal(v)
	if err == nil {
		err = json.Unmarshal(text, &out)
	}
	if err != nil {
		panic(err) // briefs are plain data
	}
	return out
}

// flatten adds a fact for each value in a brief. Garments and parts are told apart by their names.
func flatten(at string, v any, facts map[string]bool) {
	switch v := v.(type) {
	case map[string]any:
		for _, key := range []string{"name", "part"} {
			if name, ok := v[key].(string); ok && (strings.HasSuffix(at, "clothes") || strings.HasSuffix(at, "parts")) {
				at += "." + name
				facts[at] = true
				delete(v, key)
			}
		}
		for key, value := range v {
			flatten(at+"."+key, value, facts)
		}
	case []any:
		for _, value := range v {
			flatten(at, value, facts)
		}
	default:
		if text := fmt.Sprint(v); text != "" && text != "0" && text != "<nil>" {
			facts[at+"="+text] = true
		}
	}
}

// field is what a fact says something of, where that has one value; facts of lists are each their own.
func field(fact string) string {
	name, _, ok := strings.Cut(fact, "=")
	if !ok || strings.Contains(name, "states") || strings.Contains(name, "clothes") || strings.Contains(name, "extras") || strings.Contains(name, "parts") {
		return fact
	}
	return name
}
