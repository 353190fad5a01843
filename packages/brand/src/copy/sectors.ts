import { copyArea } from "../text/copy-area.ts";

/** Lines of business (R3.5). */
export const sectorsCopy = copyArea("sectors", {
  unknown: "未選択",
  construction: "建設業",
  manufacturing: "製造業",
  information_and_communications: "情報通信業",
  services: "サービス業",
  transportation: "運輸業",
  wholesale_and_retail_trade: "卸売業・小売業",
  finance_and_insurance: "金融業・保険業",
  real_estate: "不動産業",
  goods_rental_and_leasing: "物品賃貸業",
  agriculture_forestry_fishery: "農業・林業・漁業",
  mining_and_quarrying_of_stone_and_gravel: "鉱業・採石業・砂利採取業",
  textiles_apparels_and_chemical_allied_products: "繊維・衣服・化学工業",
  iron_and_steel: "鉄鋼業",
  electricity_gas_heat_supply_and_water: "電気・ガス・熱供給・水道業",
  other: "その他",
});
