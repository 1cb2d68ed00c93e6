package domain_test

import (
	"testing"

	"pellucid/internal/domain"
)

func TestOwnershipAndAdministration(t *testing.T) {
	var visitor *domain.User
	if visitor.IsAdmin() || visitor.Owns(0) || visitor.Owns(1) {
		t.Error("a visitor owns or administers something")
	}
	admin, user := &domain.User{ID: 1}, &domain.User{ID: 2}
	if !admin.IsAdmin() || user.IsAdmin() {
		t.Error("the administrator is user 1 and nobody else")
	}
	if !user.Owns(2) || user.Owns(1) {
		t.Error("a user owns what is theirs and nothing else")
	}
}

func TestFoldNameTreatsCasesAndSpaceAlike(t *testing.T) {
	for _, name := range []string{"Mira@Example.ORG", " mira@example.org ", "MIRA@EXAMPLE.ORG"} {
		if got := domain.FoldName(name); got != "mira@example.org" {
			t.Errorf("FoldName(%q) = %q", name, got)
		}
	}
}

func TestAMailboxHasOneName(t *testing.T) {
	for email, want := range map[string]string{
		"Mira@Example.org": "mira@example.org", "mira+x@example.org": "mira@example.org", "m.i.ra+x@googlemail.com": "mira@gmail.com",
		"m.ira@example.org": "m.ira@example.org", "+x@example.org": "+x@example.org", "mira": "mira",
	} {
		if got := domain.MailboxOf(email); got != want {
			t.Errorf("%s is the mailbox %s, want %s", email, got, want)
		}
	}
}
