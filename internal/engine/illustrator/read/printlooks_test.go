package read_test

import "testing"

func TestAClothOrAFoilBesideALetterIsItsLook(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("letter s leopard print", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Fill != "leopard" {
		t.Errorf("leopard print: %+v", b.Subjects)
	}
	if b := r.Read("letter d gold foil", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Color != "gold" {
		t.Errorf("gold foil: %+v", b.Subjects)
	}
}

func TestBlackAndGoldAreBothColorsOfASaying(t *testing.T) {
	if b := newReader(t, fake{}).Read("happy 40th birthday black and gold", "", ""); b.Letter.Metal || len(b.Tints) != 2 {
		t.Errorf("%+v %v", b.Letter, b.Tints)
	}
}

func TestASilhouetteBeforeASunsetKeepsTheSunsetsColors(t *testing.T) {
	if b := newReader(t, fake{}).Read("vintage sunset deer silhouette", "", ""); b.Style.Name == "silhouette" || len(b.Subjects) != 2 {
		t.Errorf("%s %+v", b.Style.Name, b.Subjects)
	}
}

func TestSignsOfShopsHang(t *testing.T) {
	if b := newReader(t, fake{}).Read("open sign", "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != "hanging-sign" || b.Subjects[0].Text != "Open" {
		t.Errorf("%+v", b.Subjects)
	}
}
