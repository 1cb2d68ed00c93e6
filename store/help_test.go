package store_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

func TestEveryReaderHasOneAnswerToAHelpArticle(t *testing.T) {
	s := testkit.NewStore(t)
	mira := domain.Reader{UserID: s.AddUser(t, "mira").ID}
	visitor := domain.Reader{Session: "one"}
	for i, step := range []struct {
		article string
		reader  domain.Reader
		useful  bool
		want    domain.HelpVotes
	}{
		{"gs-1", mira, true, domain.HelpVotes{Useful: 1, Total: 1, Mine: "yes"}},
		{"gs-1", visitor, false, domain.HelpVotes{Useful: 1, Total: 2, Mine: "no"}},
		{"gs-1", mira, false, domain.HelpVotes{Useful: 0, Total: 2, Mine: "no"}},
		{"gs-1", domain.Reader{Session: "two"}, true, domain.HelpVotes{Useful: 1, Total: 3, Mine: "yes"}},
		{"gs-2", visitor, true, domain.HelpVotes{Useful: 1, Total: 1, Mine: "yes"}},
	} {
		if err := s.VoteHelp(t.Context(), step.article, step.reader, step.useful); err != nil {
			t.Fatal(err)
		}
		if got, err := s.HelpVotes(t.Context(), step.article, step.reader); err != nil || got != step.want {
			t.Errorf("step %d: %+v, %v, want %+v", i, got, err, step.want)
		}
	}
	if got, err := s.HelpVotes(t.Context(), "gs-1", domain.Reader{}); err != nil || got.Mine != "" || got.Total != 3 {
		t.Errorf("somebody who has not answered sees %+v, %v", got, err)
	}
}

func TestAnAnswerBelongsToItsUser(t *testing.T) {
	s := testkit.NewStore(t)
	mira := s.AddUser(t, "mira")
	for _, reader := range []domain.Reader{{UserID: mira.ID}, {Session: "one"}} {
		if err := s.VoteHelp(t.Context(), "gs-1", reader, true); err != nil {
			t.Fatal(err)
		}
	}
	owners := testkit.All[int64](t, s, `SELECT coalesce(user_id, 0) FROM help_votes ORDER BY user_id`)
	if len(owners) != 2 || owners[0] != 0 || owners[1] != mira.ID {
		t.Errorf("the answers belong to %v, want nobody and %d", owners, mira.ID)
	}
}
