package studio_test

import (
	"errors"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/screen/rules"
	"pellucid/internal/studio"
	"pellucid/internal/testkit"
)

func TestANameThatOthersReadIsScreenedAndOneOfTheirOwnIsNot(t *testing.T) {
	s := testkit.NewStore(t)
	mira, sharing := s.AddUser(t, "mira"), studio.NewSharing(s, rules.New())
	refused := func(doing string, err error) {
		t.Helper()
		if told := new(domain.Error); !errors.As(err, &told) || told.Field != "name" || told.Code != domain.Invalid {
			t.Errorf("%s: %v", doing, err)
		}
	}
	folder, err := s.AddFolder(t.Context(), mira.ID, "Swastika studies")
	if err != nil {
		t.Fatal(err)
	}
	_, err = sharing.ShareFolder(t.Context(), mira.ID, folder.ID, true)
	refused("sharing it", err)
	if err := sharing.RenameFolder(t.Context(), mira.ID, folder.ID, "Temples"); err != nil {
		t.Fatal(err)
	}
	if _, err := sharing.ShareFolder(t.Context(), mira.ID, folder.ID, true); err != nil {
		t.Fatal(err)
	}
	refused("naming a shared one", sharing.RenameFolder(t.Context(), mira.ID, folder.ID, "Swastika studies"))
	if now, err := s.Folder(t.Context(), mira.ID, folder.ID); err != nil || now.Name != "Temples" || !now.Shared() {
		t.Errorf("the folder is %+v, %v", now, err)
	}
	if now, err := sharing.ShareFolder(t.Context(), mira.ID, folder.ID, false); err != nil || now.Shared() {
		t.Errorf("it is shared still: %+v, %v", now, err)
	}
	if _, err := sharing.ShareFolder(t.Context(), mira.ID+1, folder.ID, true); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("somebody else shares it: %v", err)
	}
}
