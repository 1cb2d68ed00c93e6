package curation_test

import (
	"errors"
	"testing"

	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/internal/generation/curation"
	"pellucid/internal/testkit"
)

func TestANameThatOthersReadIsScreenedAndOneOfTheirOwnIsNot(t *testing.T) {
	s := testkit.NewStore(t)
	mira, sharing := s.AddUser(t, "mira"), curation.NewSharing(s, rules.New())
	refused := func(doing string, err error) {
		t.Helper()
		if told := new(domain.Error); !errors.As(err, &told) || told.Field != "name" || told.Code != domain.Invalid {
			t.Errorf("%s: %v", doing, err)
		}
	}
	share := collection.FolderEdit{Shared: new(true)}
	folder, err := s.AddFolder(t.Context(), mira.ID, "Swastika studies")
	if err != nil {
		t.Fatal(err)
	}
	_, err = sharing.EditFolder(t.Context(), mira.ID, folder.ID, share)
	refused("sharing it", err)
	if _, err := sharing.EditFolder(t.Context(), mira.ID, folder.ID, collection.FolderEdit{Name: new("Temples")}); err != nil {
		t.Fatal(err)
	}
	if _, err := sharing.EditFolder(t.Context(), mira.ID, folder.ID, share); err != nil {
		t.Fatal(err)
	}
	_, err = sharing.EditFolder(t.Context(), mira.ID, folder.ID, collection.FolderEdit{Name: new("Swastika studies")})
	refused("naming a shared one", err)
	if now, err := s.Folder(t.Context(), mira.ID, folder.ID); err != nil || now.Name != "Temples" || !now.Shared() {
		t.Errorf("the folder is %+v, %v", now, err)
	}
	if now, err := sharing.EditFolder(t.Context(), mira.ID, folder.ID, collection.FolderEdit{Shared: new(false)}); err != nil || now.Shared() {
		t.Errorf("it is shared still: %+v, %v", now, err)
	}
	_, err = sharing.EditFolder(t.Context(), mira.ID, folder.ID, collection.FolderEdit{Name: new("Swastika studies"), Shared: new(true)})
	refused("naming and sharing it at once", err)
	if now, err := s.Folder(t.Context(), mira.ID, folder.ID); err != nil || now.Name != "Temples" || now.Shared() {
		t.Errorf("the name was refused, and the folder is %+v, %v", now, err)
	}
	if _, err := sharing.EditFolder(t.Context(), mira.ID+1, folder.ID, share); domain.CodeOf(err) != domain.NotFound {
		t.Errorf("somebody else shares it: %v", err)
	}
}
