// Package composetest has subjects and briefs of few subjects for tests of compositions.
package composetest

import "pellucid/internal/engine/illustrator/brief"

// Pair is a brief of two subjects in a relation.
func Pair(from brief.Subject, kind string, to brief.Subject) brief.Brief {
	return brief.Brief{
		Prompt: "a test", Style: brief.Style{Name: "default"}, Subjects: []brief.Subject{from, to},
		Relations: []brief.Relation{{From: 0, Kind: kind, To: 1}},
	}
}

// Subjects that tests put into relations.
var (
	Woman   = brief.Subject{Words: "woman", Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "woman"}}
	Cat     = brief.Subject{Words: "cat", Kind: brief.Animal, ID: "cat", Count: 1}
	Bicycle = brief.Subject{Words: "bicycle", Kind: brief.Piece, ID: "bicycle", Count: 1}
	Apple   = brief.Subject{Words: "apple", Kind: brief.Piece, ID: "apple", Count: 1}
	Crown   = brief.Subject{Words: "crown", Kind: brief.Piece, ID: "crown", Count: 1}
	Teacup  = brief.Subject{Words: "tea cup", Kind: brief.Piece, ID: "tea-cup", Count: 1}
)

// Thing is one piece of the kit as a subject.
func Thing(id string) brief.Subject {
	return brief.Subject{Words: id, Kind: brief.Piece, ID: id, Count: 1}
}

// Several is so many of a thing.
func Several(id string, n int) brief.Subject {
	s := Thing(id)
	s.Count = n
	return s
}

// Piece is so many of a thing that has no words.
func Piece(id string, n int) brief.Subject {
	return brief.Subject{Kind: brief.Piece, ID: id, Count: n}
}

// Someone is a grown person in a pose.
func Someone(pose string) brief.Subject {
	return brief.Subject{Kind: brief.Person, Count: 1, Pose: pose, Person: &brief.Figure{Age: "adult"}}
}
